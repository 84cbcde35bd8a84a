import sharp from 'sharp';

/**
 * A photo rotated by its EXIF orientation, as cameras write it, with red above blue. Its metadata has GPS coordinates.
 */
export function createPhotograph(width = 1600, height = 2000): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, top: 0, left: 0 }])
    .rotate(-90)
    .withExif({ IFD0: { Copyright: 'of the camera' }, IFD3: { GPSLatitude: '9/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
