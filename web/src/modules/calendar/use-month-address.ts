import { useLocation } from '@tanstack/react-router';
import { useGoTo } from '../../portal/use-go-to.ts';

const MONTH = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;

/** The month in the address, so that Back, reload and links keep it; undefined for the month of today. */
export function useMonthAddress(): {
  readonly month: string | undefined;
  readonly showMonth: (month: string | undefined) => void;
} {
  const { searchStr } = useLocation();
  const goTo = useGoTo();
  const asked = new URLSearchParams(searchStr).get('month') ?? '';
  return {
    month: MONTH.test(asked) ? asked : undefined,
    showMonth: (month) => goTo(month === undefined ? '/calendar' : `/calendar?month=${month}`),
  };
}
