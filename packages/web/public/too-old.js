const phone = document.querySelector('a[href^="tel:"]');
const notice = document.createElement('p');
function link(href, text) {
  const anchor = document.createElement('a');
  anchor.href = String(href);
  anchor.append(String(text));
  return anchor;
}
notice.id = 'too-old';
notice.setAttribute('role', 'alert');
notice.append(
  'Dein Browser ist zu alt, um hier zu bestellen. Bitte aktualisiere ihn, nimm einen anderen oder ruf uns an',
);
if (phone) {
  const number = String(phone.getAttribute('href'));
  notice.append(': ', link(number, number.replace('tel:', '')));
} else {
  notice.append('.');
}
// What opens the menu of the page does not work in these browsers.
const reading = document.createElement('span');
reading.append('Lesen kannst du alles: ', link('/products', 'Menü'), ', ', link('/restaurant', 'Öffnungszeiten'));
notice.append(document.createElement('br'), reading);
document.body.prepend(notice);
