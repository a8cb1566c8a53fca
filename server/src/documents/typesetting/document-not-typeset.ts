/** Thrown when a PDF could not be made; the cause is the typesetter's own error, a time limit, or a full queue. */
export class DocumentNotTypeset extends Error {
  readonly code = 'DOCUMENT_NOT_TYPESET';
}
