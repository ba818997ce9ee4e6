import { cover, type Cover } from './cover-type.ts';
import * as computing from './motifs/computing.ts';
import * as machines from './motifs/machines.ts';
import * as design from './motifs/design.ts';
import * as history from './motifs/history.ts';
import * as language from './motifs/language.ts';
import * as numbers from './motifs/numbers.ts';
import * as projects from './motifs/projects.ts';
import * as meetings from './motifs/meetings.ts';
import * as science from './motifs/science.ts';

/** Covers of classes and courses by slug. */
export const classCovers: Record<string, Cover> = {
  'pm-foundations': cover('niche', 'dawn', 'meander', projects.gantt),
  'agile-in-practice': cover('table', 'aegean', 'chevrons', projects.kanban),
  'spreadsheet-basics': cover('mosaic', 'grove', 'checks', computing.sheet, 1.1),
  'email-and-calendar': cover('oculus', 'honey', 'arcs', computing.mailCalendar, 1),
  'git-first-steps': cover('mosaic', 'brick', 'beads', computing.branches, 1.1, true),
  'chinese-for-travellers': cover('porch', 'noon', 'beads', language.chineseGate, 1.15),
  'arabic-script': cover('tiles', 'ivory', 'teeth', language.arabicForms, 1.35),
  'english-presentations': cover('table', 'dusk', 'arcs', language.presentation, 1.1),
  'fractions-without-fear': cover('niche', 'shade', 'checks', numbers.fractionPies),
  'statistics-for-life': cover('table', 'grove', 'teeth', numbers.diceBell, 1.1),
  'silk-road': cover('niche', 'aegean', 'wave', history.caravan, 1.05),
  'painted-porch': cover('porch', 'aegean', 'meander', history.paintedWall, 1.18),
  'everyday-physics': cover('oculus', 'night', 'arcs', science.pendulumPrism, 0.92),
  'readable-design': cover('mosaic', 'coral', 'beads', design.readablePage, 1.1),
  'public-speaking': cover('stage', 'night', 'meander', language.microphone, 1.1),
  'typing-fast': cover('table', 'dawn', 'checks', computing.keyboard, 1.1),
  'o3-delivery-basics': cover('porch', 'coral', 'wave', projects.cargoShip, 1.1),
  'o3-tool-chain': cover('niche', 'night', 'chevrons', machines.toolChain, 0.95),
  'onboarding-safety': cover('oculus', 'brick', 'chevrons', science.shieldHelmet, 1.05),
  'ar-algebra-origins': cover('tiles', 'aegean', 'teeth', numbers.completeSquare, 1.2),
  'ar-time-management': cover('niche', 'brick', 'laurel', meetings.dayClock, 1.05),
  'store-photography': cover('mosaic', 'night', 'beads', design.camera, 1.1, true),
  'store-bookkeeping': cover('table', 'honey', 'meander', numbers.ledger, 1.15),
  'sub-risk-register': cover('niche', 'noon', 'teeth', projects.riskGrid),
  'sub-slides-that-speak': cover('oculus', 'dawn', 'beads', design.slides, 1),
  'sub-spanish-smalltalk': cover('tiles', 'dusk', 'arcs', language.cups, 1.1),
  'sub-reading-maps': cover('table', 'coral', 'wave', design.mapCompass, 1.1),
};
