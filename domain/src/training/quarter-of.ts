/** The quarter that a day such as "2026-11-22" is in, as "2026-Q4". */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
