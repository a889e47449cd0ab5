/** FIDE takes its forms in English only. */
export { normForms } from '../en/norm-forms.ts';
