import { useLingui } from '@lingui/react/macro';
import { withoutDelimiters } from '@stoa/ui/formula-text';

/** What says how a picture is made larger. */
export function useEnlargeLabels() {
  const { t } = useLingui();
  return {
    /** Name of the button. @param alt what is seen on the picture */
    enlargeOne: (alt: string) => {
      // Kept apart from the direction of the words around it.
      const shown = `\u2068${withoutDelimiters(alt)}\u2069`;
      return t({
        message: `Enlarge picture: ${shown}`,
        comment: 'Button; the rest says what is seen on it',
      });
    },
    window: {
      title: t({ message: 'Picture', context: 'exam', comment: 'Heading: of a question' }),
      zoomIn: t({ message: 'Zoom in', comment: 'Button: shows a picture larger' }),
      zoomOut: t({ message: 'Show the whole picture', comment: 'Button' }),
    },
  };
}
