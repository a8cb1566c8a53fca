/** Thrown for a file that is not taken; the message says why, in words for whoever chose it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
