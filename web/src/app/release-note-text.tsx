type ReleaseNoteTextProps = { readonly body: string };

/** Paragraphs, parted by empty lines; lines that begin with a hyphen are a list. Everything else is text. */
export function ReleaseNoteText({ body }: ReleaseNoteTextProps) {
  const blocks = body
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.split(/\r?\n/).map((row) => row.trim()))
    .filter((rows) => rows.some((row) => row !== ''));
  return (
    <div className="flex flex-col gap-3">
      {blocks.map((rows) =>
        rows.every((row) => row.startsWith('-')) ? (
          <ul key={rows.join()} className="list-disc ps-6">
            {rows.map((row) => (
              <li key={row}>{row.replace(/^-\s*/, '')}</li>
            ))}
          </ul>
        ) : (
          <p key={rows.join()}>{rows.join(' ')}</p>
        ),
      )}
    </div>
  );
}
