import { MAX_PHOTOGRAPH_BYTES, photographTexts } from '#schema/rules/photographs.ts';

/** The longer side in px in which a photograph is sent: the server needs no more of it. */
const LARGEST_SIDE = 2400;
const [LEAST_WIDTH, LEAST_HEIGHT] = [1280, 960];

/** A photograph that is ready to be sent. */
export interface Prepared {
  /** A JPEG without what the camera wrote: the place where it was taken never leaves this device. */
  blob: Blob;
  /** The picture as an address for `img`: the pages' policy allows no `blob:`. */
  src: string;
  width: number;
  height: number;
}

/** Reads a file as a photograph, upright, and makes it small enough to travel. @throws Error with a sentence to show */
export async function preparePhotograph(file: File): Promise<Prepared> {
  if (file.size > MAX_PHOTOGRAPH_BYTES) throw new Error(photographTexts.tooLarge);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('This is no photograph that can be read: JPEG, PNG and WebP can. Save a HEIC as JPEG first.');
  });
  if (bitmap.width < LEAST_WIDTH || bitmap.height < LEAST_HEIGHT)
    throw new Error(
      `It has ${bitmap.width} by ${bitmap.height} px: at least ${LEAST_WIDTH} by ${LEAST_HEIGHT} are needed.`,
    );
  const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no room for the photograph. Close other tabs and try again.');
  // What is transparent in a PNG would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('This browser has no room for the photograph. Close other tabs and try again.');
  return { blob, src: await addressOf(blob), width, height };
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The photograph could not be shown.'));
    reader.readAsDataURL(blob);
  });
}
