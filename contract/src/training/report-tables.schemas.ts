/** Tables of the reports: completion by role and month, people beside a year's courses, questions by wrong answers, two questions a week. */
export const REPORT_TABLES = ['roles', 'people', 'questions', 'recall'] as const;
