import { texts } from '@portal/domain/texts/texts.ts';

export const scheduleForm = texts('monitoring.schedule.scheduleForm', {
  pleaseChooseAScan: 'Please choose a scan level.',
  pleaseChooseHowOften: 'Please choose how often to scan.',
  notAValidDay: 'Not a valid day of the month.',
  dateIsNotValid: 'Date is not valid.',
  thisTimeHasPassed: 'This time has passed. Choose a later time or another day.',
});

export const dayOfMonthField = texts('monitoring.schedule.dayOfMonthField', {
  notAValidDay: 'Not a valid day of the month.',
  dayOfTheMonth: 'Day of the month',
  description: '1 to 31. In shorter months, the last day is used.',
});

export const dayRuleFields = texts('monitoring.schedule.dayRuleFields', {
  onWhichDay: 'On which day',
  dayOfTheMonth: 'Day of the month',
  weekday: 'Weekday',
  whichOneInThe: 'Week of the month',
  first: 'First',
  second: 'Second',
  third: 'Third',
  fourth: 'Fourth',
  last: 'Last',
});

export const recurrenceChoice = texts('monitoring.schedule.recurrenceChoice', {
  howOften: 'How often',
  upgradeToUse: 'Upgrade to use',
});

export const schedulePreview = texts('monitoring.schedule.schedulePreview', {
  firstNow:
    'The first scan starts <strong>right away</strong>. After that, {recurrence}; the next one is on <strong>{when}</strong>.',
  first: 'First scan on <strong>{when}</strong>, then {recurrence}.',
  next: 'Next scan on <strong>{when}</strong>, then {recurrence}.',
});

export const scheduleTimeField = texts('monitoring.schedule.scheduleTimeField', {
  time: 'Time ({zoneName})',
});

export const scheduleFields = texts('monitoring.schedule.scheduleFields', {
  firstScan: 'First scan',
  onADayI: 'On a day I choose',
  scanNow: 'Scan now',
  howDeepToScan: 'How deep to scan',
  firstScanOn: 'First scan on',
  nextScanOn: 'Next scan on',
});
