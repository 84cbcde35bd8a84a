/** Time after which the URL of a downloaded file is revoked, in ms: Safari still reads it after the click. */
const REVOKE_MS = 60_000;

/** Downloads a text as a file. @param type - its media type */
export function downloadText(text: string, { type, name }: { type: string; name: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
}
