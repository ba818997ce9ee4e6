import type { IconGlyph } from '../icon/icon.tsx';

interface ToolBase {
  id: string;
  icon: IconGlyph;
  /** Its name, also shown as a tooltip. */
  label: string;
  /** The icon turns over in right-to-left text. @default false */
  mirrorIcon?: boolean;
}

/** One tool: does something here, goes somewhere, or is a number to call. */
export type Tool = ToolBase &
  (
    | { kind: 'action'; onPress: () => void; isDisabled?: boolean }
    | { kind: 'link'; href: string; isExternal?: boolean }
    | {
        kind: 'phone';
        /** As people read it: "400 123 4567". Always written left to right. */
        phoneNumber: string;
      }
  );

/** The address that calls a number: digits of any script, `+`, and `,` for a pause before an extension. */
export function phoneHref(digits: string): string {
  return `tel:${digits.replace(/[^0-9+,*#]/g, '')}`;
}
