/** Forms in which a website's owner can describe its interface. */
export const DESCRIPTION_FORMATS = ['openapi', 'postman', 'har'] as const;
export type DescriptionFormat = (typeof DESCRIPTION_FORMATS)[number];

/** Why an operation is never tried, in the order in which it is told. */
export const LEFT_OPERATION_REASONS = ['OTHER_HOST', 'CHANGES', 'BODY', 'LIMIT'] as const;
export type LeftOperationReason = (typeof LEFT_OPERATION_REASONS)[number];

/** The largest description that is taken. */
export const MAX_DESCRIPTION_MEGABYTES = 5;
