const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** The content type by a file's ending; of what is not known nothing is said that a browser could run. */
export function fileTypeOf(path: string): string {
  return TYPES[/\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
