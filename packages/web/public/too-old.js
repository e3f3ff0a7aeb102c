const phone = document.querySelector('a[href^="tel:"]');
const notice = document.createElement('p');
notice.id = 'too-old';
notice.setAttribute('role', 'alert');
notice.append(
  'Dein Browser ist zu alt, um hier zu bestellen. Bitte aktualisiere ihn, nimm einen anderen oder ruf uns an',
);
if (phone) {
  const link = document.createElement('a');
  link.href = String(phone.getAttribute('href'));
  link.append(link.href.replace('tel:', ''));
  notice.append(': ', link);
} else {
  notice.append('.');
}
document.body.prepend(notice);
