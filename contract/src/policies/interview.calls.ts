import { z } from 'zod';
import { call, done, noInput, withData } from '../call.ts';
import { readingLanguage } from '../reading-language.ts';
import { customValues, fieldId, interviewView, policyId } from './policies.schemas.ts';

const base = '/policy';
const interview = { access: 'member', module: 'compliance' } as const;

/** The questions that all policies share, with the firm's answers and what contradicts. */
export const readPolicyInterview = call({
  ...interview,
  method: 'GET',
  path: `${base}/readInterview`,
  input: noInput,
  output: withData(interviewView),
  errors: [],
});

/** Keeps answers that all policies share, beside those that were given before; an empty text takes one back. Drafts take them up at once, what was approved stays as it is. */
export const savePolicyInterview = call({
  ...interview,
  method: 'POST',
  path: `${base}/saveInterview`,
  input: z.object({
    /** Of the answers that were edited; 0 where there were none. */
    version: z.int().min(0).max(1_000_000_000),
    answers: customValues,
  }),
  maxBodyKilobytes: 64,
  output: withData(interviewView),
  errors: ['INTERVIEW_CHANGED', 'CLOSED_TO_SERVICE'],
});

/** Keeps what the caller typed there and has not saved, for themselves alone; no answers forget it. Saving forgets it too. */
export const keepPolicyInterview = call({
  ...interview,
  method: 'POST',
  path: `${base}/keepInterview`,
  input: z.object({ answers: customValues }),
  maxBodyKilobytes: 64,
  output: done,
  errors: [],
});

/** Takes one of several answers to a shared question for all policies: drafts change at once, an approved policy gets a draft. */
export const useAnswerEverywhere = call({
  ...interview,
  method: 'POST',
  path: `${base}/useAnswerEverywhere`,
  input: z.object({
    /** Of the answers that were shown. */
    version: z.int().min(0).max(1_000_000_000),
    field: fieldId,
    /** The policy whose answer it is; null for the answer to the questions for all policies. */
    from: policyId.nullable(),
  }),
  output: withData(interviewView),
  errors: ['INTERVIEW_CHANGED', 'CLOSED_TO_SERVICE'],
  perMinute: 60,
});

/** Chooses the language in which drafts of policies begin; those that are there stay as they are. */
export const choosePolicyLanguage = call({
  ...interview,
  method: 'POST',
  path: `${base}/chooseLanguage`,
  input: z.object({
    /** Of the answers that were shown. */
    version: z.int().min(0).max(1_000_000_000),
    language: readingLanguage,
  }),
  output: withData(interviewView),
  errors: ['INTERVIEW_CHANGED', 'CLOSED_TO_SERVICE'],
});

/** Makes a draft in the chosen language of each policy that is in another one. What it replaces of drafts can be read in their history. */
export const redraftPolicies = call({
  ...interview,
  method: 'POST',
  path: `${base}/redraftPolicies`,
  input: z.object({
    /** Of the answers that were shown. */
    version: z.int().min(0).max(1_000_000_000),
  }),
  output: withData(interviewView),
  errors: ['INTERVIEW_CHANGED', 'CLOSED_TO_SERVICE'],
  perMinute: 10,
});
