export { footerEditorMachine } from './footer-editor.machine.ts';
export { MAX_COLUMNS, MAX_LINKS, MAX_QR_CODES } from './footer-draft.ts';
export type {
  FooterColumnDraft,
  FooterDraft,
  FooterFieldProblem,
  FooterFieldProblems,
  FooterLinkDraft,
  FooterLinkKind,
  FooterQrDraft,
  FooterTemplateDraft,
  Texts,
} from './footer-draft.ts';
