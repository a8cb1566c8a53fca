import { texts } from '@portal/domain/texts/texts.ts';
import { NOT_TESTED } from '@portal/scanner/not-tested.ts';

/** Why a check was not done: the scan keeps the English sentence. */
export const reasons = texts('documents.scan.notTested', NOT_TESTED);
