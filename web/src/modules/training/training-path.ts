/** Tabs of the training, as addresses name them. */
export const TRAINING_TABS = ['team', 'courses', 'reports'] as const;
export type TrainingTab = (typeof TRAINING_TABS)[number];

/** Address of a person: those of no course in particular stand under "all". */
export const personPath = (traineeId: string) => `/training/team/all/${traineeId}`;

/** Address of a course. */
export const coursePath = (courseId: string) => `/training/courses/${courseId}`;
