/** Google's letter, drawn in the colour of the text around it. */
export const GoogleMark = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
  >
    <path d="M18.6 6.2A8.6 8.6 0 1 0 20.6 12H12.4" />
  </svg>
);
