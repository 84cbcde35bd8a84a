/**
 * Opens the device's own share sheet. Call it in the event of a press: browsers allow it only there.
 * @returns `false` if the sheet cannot be opened; `true` even if the visitor closes it
 */
export async function shareOnDevice(data: ShareData): Promise<boolean> {
  if (!hasDeviceSheet()) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Returns `true` if the device has a sheet for sharing; call it only after hydration. */
export function hasDeviceSheet(): boolean {
  return typeof navigator.share === 'function';
}
