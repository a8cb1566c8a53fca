export { deleteEndedLinks } from './trainee-links.store.ts';
export { createWelcomeTraineesJob } from './training.jobs.ts';
export { workOnTrainingDays } from './training-days.ts';
