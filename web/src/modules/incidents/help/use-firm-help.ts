import { useCallQuery } from '../../../api/use-call.ts';

/** The steps with the numbers of the firm's country, and the firm's emergency card. */
export function useFirmHelp() {
  const card = useCallQuery('emergencyCard', {});
  const country = card.data?.data.country;
  const help = useCallQuery('incidentHelp', country === undefined ? {} : { country }, {
    // Without the card the steps still help, with numbers of the reader's language.
    enabled: country !== undefined || card.isError,
  });
  return {
    card: card.data?.data,
    help: help.data?.data,
    isFailed: help.isError && help.data === undefined,
    retry: () => {
      void card.refetch();
      return help.refetch();
    },
  };
}
