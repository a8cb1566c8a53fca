type MarketingLogosProps = {
  readonly primary: string | null;
  readonly secondary: string | null;
};

/** The logos of the channel by which somebody came, such as a bank's; nothing where there are none. */
export function MarketingLogos({ primary, secondary }: MarketingLogosProps) {
  const addresses = [primary, secondary].filter((address) => address !== null);
  if (addresses.length === 0) return null;
  return (
    <ul aria-label="In partnership with" className="mb-5 flex flex-wrap items-center gap-4">
      {addresses.map((address, index) => (
        // On white in the dark too: logos of others are made for paper.
        <li key={address} className="rounded-box border border-line bg-white px-3 py-2">
          <img src={address} alt={index === 0 ? 'Our partner' : 'Our second partner'} className="h-8 w-auto max-w-40" />
        </li>
      ))}
    </ul>
  );
}
