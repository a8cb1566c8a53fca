import type { Queue } from 'pg-boss';

type QueueSettings = Omit<Queue, 'name'>;

/** PostgreSQL gives a silent worker's job to another one after this many seconds; the least that pg-boss takes. */
const HEARTBEAT_SECONDS = 10;
const DAY_SECONDS = 24 * 60 * 60;

/** Every kind of job and how stubborn it is. */
export const QUEUES = {
  // Mail waits for its server for three days, then it is given up.
  'send-mail': {
    retryLimit: 200,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    retentionSeconds: 3 * DAY_SECONDS,
    expireInSeconds: 120,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 600,
    notify: true,
  },
  // How often a scan may lose its worker is counted by the scan itself.
  'run-scan': {
    retryLimit: 1000,
    retryDelay: 1,
    expireInSeconds: DAY_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  'export-organisation': {
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 600,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  // Somebody waits for the file; how often it is tried is counted by the pack itself.
  'make-proof-pack': {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 600,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  // An identity provider may be away for a while; what was begun is ended all the same.
  'delete-organisation': {
    retryLimit: 200,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 1800,
    retentionSeconds: 14 * DAY_SECONDS,
    expireInSeconds: 600,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  // Outside services get leads and usage events for as long as mails wait for their server.
  'deliver-lead': {
    retryLimit: 200,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    retentionSeconds: 3 * DAY_SECONDS,
    expireInSeconds: 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 600,
    notify: true,
  },
  'track-usage': {
    retryLimit: 50,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    retentionSeconds: DAY_SECONDS,
    expireInSeconds: 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 600,
    notify: true,
  },
  // Queues the mails to people of a list, some at a time.
  'welcome-trainees': {
    retryLimit: 200,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 3 * DAY_SECONDS,
    expireInSeconds: 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 600,
    notify: true,
  },
  // Somebody waits for the link that they asked for.
  'renew-training-link': {
    retryLimit: 200,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 3 * DAY_SECONDS,
    expireInSeconds: 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 600,
    notify: true,
  },
  // How often a look may lose its worker is counted by the look itself.
  'look-from-outside': {
    retryLimit: 1000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 600,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  'rating-report': {
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
} as const satisfies Record<string, QueueSettings>;

export type QueueName = keyof typeof QUEUES;
