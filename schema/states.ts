/** India's states and union territories, by their usual English names; the shop delivers there. */
export const INDIAN_STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;
/** One of India's states and union territories. */
export type IndianState = (typeof INDIAN_STATES)[number];

const BY_SMALL_LETTERS: ReadonlyMap<string, IndianState> = new Map(
  INDIAN_STATES.map((state) => [state.toLowerCase(), state]),
);

/** The state of a text, in any case and with surrounding spaces; undefined for any other text. */
export const stateIn = (text: string): IndianState | undefined => BY_SMALL_LETTERS.get(text.trim().toLowerCase());
