/** In place of a form that does not come. */
export function FormMissing() {
  return <p className="error-text">The form could not be loaded. Please reload the page.</p>;
}
