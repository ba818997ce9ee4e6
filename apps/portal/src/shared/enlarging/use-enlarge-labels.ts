import { useLingui } from '@lingui/react/macro';
import { withoutDelimiters } from '@stoa/ui/formula-text';

/** What says how a picture is made larger. */
export function useEnlargeLabels() {
  const { t } = useLingui();
  return {
    /** Name of the button, and what it shows of it. @param alt what is seen on the picture */
    enlargeOne: (alt: string) => {
      // Kept apart from the direction of the words around it.
      const shown = `\u2068${withoutDelimiters(alt)}\u2069`;
      return {
        enlarge: t({
          message: `Enlarge picture: ${shown}`,
          comment: 'Button; the rest says what is seen on it',
        }),
        enlargeShort: t({
          message: 'Enlarge picture',
          comment: 'Button; what is seen on it is said by its name, which begins with these words',
        }),
      };
    },
    window: {
      title: t({ message: 'Picture', context: 'exam', comment: 'Heading: of a question' }),
      zoomIn: t({ message: 'Zoom in', comment: 'Button: shows a picture larger' }),
      zoomOut: t({ message: 'Show the whole picture', comment: 'Button' }),
    },
  };
}
