/** What is sent, and as what. */
export type FormBody = { readonly contentType: string; readonly body: string };

/** Fixed, so that a continued scan sends the same; no value of ours holds it. */
const BOUNDARY = '----SiteSafetyScanBoundary7MA4YWxkTrZu0gW';

/** A file that is sent in a field. */
export type SentFile = { readonly name: string; readonly type: string; readonly content: string };

type Field = { readonly name: string; readonly type: string; readonly value: string; readonly file?: SentFile };

/** As browsers send a field in which no file was chosen. */
const NO_FILE: SentFile = { name: '', type: 'application/octet-stream', content: '' };

/** Writes fields as a browser does: `application/x-www-form-urlencoded`, or `multipart/form-data` (RFC 7578). */
export function formBody(encoding: 'urlencoded' | 'multipart', fields: readonly Field[]): FormBody {
  if (encoding === 'urlencoded') {
    const pairs = fields
      .filter(({ type }) => type !== 'file')
      .map(({ name, value }): [string, string] => [name, value]);
    return { contentType: 'application/x-www-form-urlencoded', body: new URLSearchParams(pairs).toString() };
  }
  const parts = fields.map(({ name, type, value, file = NO_FILE }) => {
    const isFile = type === 'file';
    const head = isFile ? `; filename="${quoted(file.name)}"\r\ncontent-type: ${file.type}` : '';
    const content = isFile ? file.content : value;
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${quoted(name)}"${head}\r\n\r\n${content}\r\n`;
  });
  return { contentType: `multipart/form-data; boundary=${BOUNDARY}`, body: `${parts.join('')}--${BOUNDARY}--\r\n` };
}

/** As HTML says for names in multipart bodies. */
const quoted = (name: string) => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
