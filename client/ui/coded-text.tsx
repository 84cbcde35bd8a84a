/** A text with code between backticks. */
export function CodedText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Parts have no names, and their order never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
