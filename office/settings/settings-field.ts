/** A text field of a section's form; its name is the path of the value in the content: `claims.0.title`. */
export interface SettingsField {
  name: string;
  label: string;
  kind?: 'lines' | 'number';
  hint?: string;
  maxLength?: number;
  isOptional?: boolean;
}
