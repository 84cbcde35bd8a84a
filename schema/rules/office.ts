/** Addresses at which Mesob can be reached. */
export const office = {
  name: 'Mesob Magazine',
  street: '41 Teff Lane',
  city: 'Silver Spring, MD 20900',
  country: 'United States',
  /** For readers. */
  email: 'hello@mesob.example',
  /** For accounts and technical problems. */
  supportEmail: 'support@mesob.example',
  /** For questions about personal data. */
  privacyEmail: 'privacy@mesob.example',
  phone: '+1 301 555 0142',
  phoneHref: 'tel:+13015550142',
  latitude: 38.9907,
  longitude: -77.0261,
} as const;
