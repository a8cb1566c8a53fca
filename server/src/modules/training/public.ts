export { createWelcomeTraineesJob } from './training.jobs.ts';
