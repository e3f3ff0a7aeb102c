import type { DeliverySettings } from '@ofenpost/core/delivery/delivery-time';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { demoId } from './demo-id.ts';

/** Street, phone number and VAT number belong to nobody. */
export const demoRestaurant: Restaurant = {
  name: 'Ofenpost',
  claim: 'Frisch aus dem Steinofen, warm vor deiner Tür.',
  story: [
    'Knusprige Fladen mit 48 Stunden Teigruhe. Such dir einen aus, wir backen ihn frisch für dich.',
    'Angefangen hat alles mit einem alten Postwagen, einem Ofen aus Stein und einer Warteschlange bis um die Ecke. Heute stehen unsere Tische in Winterthur, aber der Teig ist noch derselbe: Mehl aus dem Weinland, Wasser, Salz, wenig Hefe und sehr viel Zeit.',
    'Bei 420 Grad ist ein Fladen in zwei Minuten fertig. Das Gemüse holen wir auf dem Wochenmarkt, Schinken und Speck beim Metzger nebenan, und die Burrata kommt zweimal pro Woche frisch aus Apulien.',
    'Ob du bei uns am Ofen sitzt oder daheim auf dem Sofa: Wir backen erst, wenn du bestellst, und fahren los, solange es dampft.',
  ],
  team: [
    {
      name: 'Nora',
      task: 'Teig und Ofen. Steht um sechs auf, damit der Teig ausschlafen kann.',
      favouriteProductId: demoId('product', 101),
    },
    {
      name: 'Beat',
      task: 'Küche. Kennt auf dem Wochenmarkt jeden Stand, und jeder Stand kennt ihn.',
      favouriteProductId: demoId('product', 201),
    },
    {
      name: 'Leila',
      task: 'Service. Weiss noch, was du das letzte Mal hattest.',
      favouriteProductId: demoId('product', 301),
    },
    {
      name: 'Jonas',
      task: 'Kurier. Kommt den Heiligberg schneller hoch als der Bus.',
      favouriteProductId: demoId('product', 104),
    },
  ],
  street: 'Fladengasse 12',
  postcode: '8400',
  town: 'Winterthur',
  phoneNumber: '052 000 12 34',
  email: 'hallo@ofenpost.example',
  vatNumber: 'CHE-123.456.788 MWST',
  instagramUrl: 'https://www.instagram.com/ofenpost.example',
  facebookUrl: 'https://www.facebook.com/ofenpost.example',
  breadOrigin: 'Schweiz',
  alcoholMinAge: 16,
};

/** The oven bakes six at a time, each for two minutes. */
export const demoOvenCapacity = 40;

export const demoDeliverySettings: DeliverySettings = { preparationMinutes: 20 };
