/** One request of a recorded sign-in; `{user}`, `{password}` and `{code}` stand for what is secret. */
export type RecordedStep = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly encoding?: 'urlencoded' | 'json';
  readonly fields?: { readonly name: string; readonly value: string }[];
};

export type RecordingProblem =
  /** It is neither a HAR file nor a script. */
  | 'UNKNOWN'
  | 'NOT_JSON'
  | 'NO_REQUESTS'
  /** Nothing that looks like a password is sent or filled in. */
  | 'NO_PASSWORD'
  | 'OTHER_SITE'
  /** Neither a form nor JSON is sent. */
  | 'BODY_UNKNOWN'
  /** An action that a scan cannot repeat. */
  | 'NOT_UNDERSTOOD'
  /** A field is filled in before any page was opened. */
  | 'NO_PAGE';

/** What of a recording could not be used, by its line from 1. */
export type RecordingFault = { readonly line: number; readonly problem: RecordingProblem; readonly text: string };

type Account = { readonly user: string; readonly password: string };

/** What a recording tells of a sign-in: requests to repeat, or a form to fill in. */
export type Recording =
  | (Account & { readonly kind: 'steps'; readonly steps: readonly RecordedStep[] })
  | (Account & {
      readonly kind: 'form';
      readonly page: string;
      readonly userField: string;
      readonly passwordField: string;
    });

export type ReadRecording = { readonly recording: Recording | null; readonly faults: readonly RecordingFault[] };

/** Where a sign-in may happen: on the website (its address), and at origins that were named for it. */
export type SignInPlaces = { readonly website: string; readonly hosts: readonly string[] };
