import { texts } from '@portal/domain/texts/texts.ts';

export const answers = texts('portal.maturityAnswers', {
  unknown: 'I don’t know',
  level: 'Level {level}: {title}',
  terms: 'Terms explained:',
});

export const levelBadge = texts('portal.maturity.levelBadge', {
  levelOf: 'Level {level} of {highest}: {levelName}',
});
