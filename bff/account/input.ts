/** The ten digits of an Indian mobile number; a text that is none stays as it is. */
export function tidyPhone(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '').replace(/^(\+91|91|0)(?=[6-9]\d{9}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : text.trim();
}
