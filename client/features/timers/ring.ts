/** Interval between pairs of short tones, in ms. */
const ROUND_MS = 2_000;
const TONES = [
  { hertz: 880, at: 0 },
  { hertz: 1175, at: 0.25 },
];
const TONE_SECONDS = 0.2;

let audio: AudioContext | undefined;

/** Enables sound. Call it while handling the press that starts a timer: browsers allow sound only after a press. */
export function allowSound(): void {
  audio ??= 'AudioContext' in window ? new AudioContext() : undefined;
  void audio?.resume();
}

/**
 * Rings and vibrates, if the device can.
 * @returns a function that stops it
 */
export function startRinging(): () => void {
  // After a reload, the visitor has not pressed anything yet. Browsers count the end of a tap, not its beginning.
  window.addEventListener('pointerup', allowSound, { once: true });
  ringOnce();
  const rounds = setInterval(ringOnce, ROUND_MS);
  return () => {
    clearInterval(rounds);
    window.removeEventListener('pointerup', allowSound);
    navigator.vibrate?.(0);
  };
}

function ringOnce(): void {
  navigator.vibrate?.([200, 100, 200]);
  if (audio?.state !== 'running') return;
  for (const { hertz, at } of TONES) playTone(audio, hertz, audio.currentTime + at);
}

function playTone(context: AudioContext, hertz: number, start: number): void {
  const tone = new OscillatorNode(context, { frequency: hertz, type: 'triangle' });
  const volume = new GainNode(context, { gain: 0.4 });
  // Fades out, because a tone that ends abruptly makes a clicking noise.
  volume.gain.setValueAtTime(0.4, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + TONE_SECONDS);
}

/** Returns `true` if the device could show a notification and the visitor has not yet been asked. */
export function canAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

/**
 * Shows a notification if the page is hidden and the visitor has allowed notifications.
 * @param path - the page to open on a press if no page of the site is open
 */
export async function notify(title: string, text: string, path: string): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  // Replaces the notification of an earlier timer, and still makes a sound.
  const settings = { body: text, tag: 'mesob-timer', renotify: true, data: path };
  // Chrome on Android only supports notifications of a service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, settings);
  else showFromPage(title, settings);
}

function showFromPage(title: string, settings: NotificationOptions): void {
  const notification = new Notification(title, settings);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
