export { listTeamPeople } from './team-people.store.ts';
export { createWelcomeTraineesJob } from './training.jobs.ts';
