import type { CallOutput } from '../../api/calls.ts';

/** The questions with all their texts. */
export type MaturitySet = CallOutput<'assessmentConfig'>['data'];
/** What the dashboard says of the assessment. */
export type MaturityNotices = CallOutput<'readNotices'>['data'];
/** One question. */
export type MaturityElement = MaturitySet['elements'][number];
/** One of the three Security Areas. */
export type AreaId = MaturityElement['elementCategory'];
/** The firm's answers and what they amount to. */
export type Assessment = CallOutput<'assessment'>['data'];
export type GivenAnswer = Assessment['response']['questions'][string];
/** A question that a colleague was asked. */
export type ColleagueAsk = Assessment['asks'][number];
export type MaturityReport = CallOutput<'maturityReport'>['data'];
export type ReportedElement = MaturityReport['elements'][number];
export type Plan = NonNullable<MaturityReport['plan']>;
export type PlanItem = Plan['phases'][number]['items'][number];
