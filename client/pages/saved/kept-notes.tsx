import { ErrorText } from '#client/ui/error-text.tsx';

type Props = {
  /** Whether some could not be fetched. */
  failed: boolean;
  /** Titles of those that are not published any more. */
  gone: readonly string[];
};

/** What has to be said of recipes that are kept but cannot be shown as they are. */
export function KeptNotes({ failed, gone }: Props) {
  return (
    <>
      {failed && (
        <ErrorText onRetry={() => window.location.reload()}>
          Some recipes could not be fetched. What is kept of them is shown.
        </ErrorText>
      )}
      {gone.length > 0 && <p className="kept__gone">No longer published: {gone.join(', ')}.</p>}
    </>
  );
}
