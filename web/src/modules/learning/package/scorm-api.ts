/** What a learning system offers to a course by SCORM 1.2. */
export type ScormApi = {
  LMSInitialize(empty: ''): string;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string;
  LMSCommit(empty: ''): string;
  LMSFinish(empty: ''): string;
  LMSGetLastError(): string;
};

/** Windows that are looked through, as many as the standard's own example takes. */
const MAX_WINDOWS = 7;

/** The system's object `API`, in a window around this one or around the one that opened it (SCORM 1.2 RTE, 3.3.6.1); null without. */
export function findScormApi(page: Window): ScormApi | null {
  return inParents(page) ?? (page.opener === null ? null : inParents(page.opener));
}

function inParents(start: Window): ScormApi | null {
  let place = start;
  for (let count = 0; count <= MAX_WINDOWS; count++) {
    const api = apiOf(place);
    if (api !== null) return api;
    if (place.parent === place) return null;
    place = place.parent;
  }
  return null;
}

function apiOf(place: Window): ScormApi | null {
  try {
    const { API } = place as Window & { readonly API?: unknown };
    return typeof API === 'object' && API !== null && 'LMSInitialize' in API ? withStrings(API as ScormApi) : null;
  } catch {
    // A window of another site tells nothing.
    return null;
  }
}

/** Systems answer truth values as strings or as such, and some throw. */
function withStrings(api: ScormApi): ScormApi {
  const ask = (question: () => unknown) => {
    try {
      const answer = question();
      return answer === null || answer === undefined ? '' : String(answer);
    } catch {
      return '';
    }
  };
  return {
    LMSInitialize: (empty) => ask(() => api.LMSInitialize(empty)),
    LMSGetValue: (element) => ask(() => api.LMSGetValue(element)),
    LMSSetValue: (element, value) => ask(() => api.LMSSetValue(element, value)),
    LMSCommit: (empty) => ask(() => api.LMSCommit(empty)),
    LMSFinish: (empty) => ask(() => api.LMSFinish(empty)),
    LMSGetLastError: () => ask(() => api.LMSGetLastError()),
  };
}
