/** A text whose code stands between backticks. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    return index % 2 === 1 ? <code key={index}>{part}</code> : part;
  });
}
