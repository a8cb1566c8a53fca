/** Name under which what was typed of an incident is kept when a session ends in its midst. */
export const INCIDENT_FORM = 'rating-incident';
