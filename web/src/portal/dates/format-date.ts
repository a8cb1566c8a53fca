type DatePlace = { readonly timeZone: string; readonly locale: string };

/** "MMM d, yyyy" in the brand's time zone (spec part 1, section 9). Takes an ISO 8601 instant, a Date or milliseconds. */
export function formatDate(instant: string | number | Date, place: DatePlace): string {
  return format(instant, place, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** "MMM d": for days that are near, where the year says nothing. */
export function formatNearDate(instant: string | number | Date, place: DatePlace): string {
  return format(instant, place, { month: 'short', day: 'numeric' });
}

/** Like `formatDate`, with the time of day and the time zone's short name. */
export function formatDateTime(instant: string | number | Date, place: DatePlace): string {
  return format(instant, place, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

function format(instant: string | number | Date, place: DatePlace, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(place.locale, { ...options, timeZone: place.timeZone }).format(new Date(instant));
}
