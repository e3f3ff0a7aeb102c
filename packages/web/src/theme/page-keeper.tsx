import { useModalAttributes } from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';

function PageKeeper() {
  useModalAttributes();
  return null;
}

/**
 * Keeps Fluent UI's keeper of the focus alive when the last dialog unmounts. It hides the page from screen readers while a
 * dialog is open, shows it again 250 ms after the dialog is gone, and would take that along into its end: on a slow phone
 * header and footer stayed hidden for good. Source: github.com/microsoft/tabster/issues/530
 */
export function keepPage(): void {
  createRoot(document.createDocumentFragment()).render(<PageKeeper />);
}
