/** The toasts of a connection that is lost, or back: at the pages of staff nobody orders. */
export const connectionNews = (pathname: string): { readonly lost: string; readonly returned: string } =>
  pathname.startsWith('/admin')
    ? {
        lost: 'Was du jetzt drückst, wird nicht gespeichert. Mach es nochmals, wenn das Netz zurück ist.',
        returned: 'Du kannst weiterarbeiten.',
      }
    : { lost: 'Bestellen geht erst wieder mit Netz.', returned: 'Du kannst bestellen.' };
