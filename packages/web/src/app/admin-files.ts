/** The paths of the server's files for staff. They are apart from `paths`, which guests load. */
export const adminFiles = {
  giftCardsCsv: '/admin/gift-cards.csv',
  accountingCsv: '/admin/accounting.csv',
  dayClosePdf: (number: number) => `/admin/accounting/closes/${number}/close.pdf`,
  menusCsv: '/admin/menu.csv',
  feedbackCsv: '/admin/feedback.csv',
  eventsCsv: '/admin/events.csv',
  accountsCsv: '/admin/accounts.csv',
  auditLogCsv: '/admin/audit-log.csv',
  productsCsv: '/admin/products.csv',
  catalogueCsv: '/admin/catalogue.csv',
  catalogueJson: '/admin/catalogue.json',
  giftCardPdf: (id: string) => `/admin/gift-cards/${id}/gift-card.pdf`,
} as const;
