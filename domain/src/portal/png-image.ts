const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const LARGEST_SIDE = 4000;

/** What is wrong with a PNG that somebody brought: its signature, its size in pixels, its end; null when it is fine. */
export function pngProblem(bytes: Uint8Array): string | null {
  const startsWell = SIGNATURE.every((byte, index) => bytes[index] === byte);
  const endsWell = END.every((byte, index) => bytes[bytes.length - END.length + index] === byte);
  const isHeaderFirst = String.fromCharCode(...bytes.subarray(12, 16)) === 'IHDR';
  if (!startsWell || !isHeaderFirst || !endsWell || bytes.length < 45) return 'It is not a complete PNG picture.';
  const { width, height } = pngSize(bytes);
  if (width === 0 || height === 0) return 'It is not a complete PNG picture.';
  return width > LARGEST_SIDE || height > LARGEST_SIDE ? `It is larger than ${LARGEST_SIDE} pixels.` : null;
}

/** Width and height in pixels of a PNG whose header is there. */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
