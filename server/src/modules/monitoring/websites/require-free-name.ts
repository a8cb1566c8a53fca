import { websiteNameProblem } from '@portal/domain/monitoring/website-name.ts';
import { AppError } from '../../../call/app-error.ts';

/** @throws AppError TARGET_NAME_TAKEN when another website of the organisation has the name, in whatever case */
export function requireFreeName(name: string, others: readonly { readonly name: string }[]): void {
  const names = others.map((other) => other.name);
  if (websiteNameProblem(name, names) === 'taken') throw new AppError('TARGET_NAME_TAKEN', { field: 'targetName' });
}
