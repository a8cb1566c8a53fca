/** A certificate of a key that nobody has kept. */
const CERTIFICATE = [
  'MIICtDCCAZygAwIBAgIQMtqNqUZEbsoPw86j0RPWpTANBgkqhkiG9w0BAQsFADAUMRIwEAYDVQQDEwlEaXJlY3RvcnkwHhcNMjYw',
  'MTAxMDAwMDAwWhcNNDYwMTAxMDAwMDAwWjAUMRIwEAYDVQQDEwlEaXJlY3RvcnkwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEK',
  'AoIBAQDktrBOhdFUTLaMDT8PWKuQEuEkKgpu9Qi5l2/w/ktfd1bG+ponLryt6sqxWO6NIWyS6KduVDLznJ4+uKI6Uzo0LlmJ74NZ',
  'ppw+yjFkKPrIPeIISEvlV+xNS7zaPDzGXev6TP7xxUJpE3Wa19l3D8/vMsKuIpFJ4XZ2gXjQOZO0PMEPlTjYP17mdQFwGVuqwf2q',
  'bBpM/8k13Yj5k40g2rMNUuJTRhORKS/HuDVjndFleB3uuvEwMyGVinndH6qPuAsZQBkr42oRFBlwO6kIX94dzMzosipUtmC6FLrJ',
  '+6VTmfa39aHoitH9ocitcdJceeRgThs4FcRScXkwtnQPSeCrAgMBAAGjAjAAMA0GCSqGSIb3DQEBCwUAA4IBAQDchQg9mMy+uKfV',
  'wGyYUf4MYVmiRtEtd5JqomuMNXqmeZgeg7xxkuvKJa0fD3XpJROy6KU0hi7pEDi7E3Gag53c2MWs0fVbitXtlU1J5WbDTkoCHGni',
  '7EuaYe6b02odu4/J55lIX1L4fiJBhLB8GphlLJmdfdS0ZUj/j31HXestS4jOeISkBgqssSTCdIDcQrUhOgptQRRvPDwjLMBq1ytC',
  'uBjxyvwBdMx4NZTZsKkTHGemU1GLmd8ArU4nj+cZrvG6olLOH9xytYs8Qvjm0IfloVLrnTDxJ7Hk4x+7p2BdnUseDlQ1t2NdkAGy',
  'DPf2bhmC0i6XfENLqJxgh+sxkvBY',
].join('');

/** Metadata of a SAML directory that is not there. */
export const SAML_METADATA = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://directory.example/saml">
<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
<X509Certificate>${CERTIFICATE}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://directory.example/sign-in"/>
</IDPSSODescriptor></EntityDescriptor>`;
