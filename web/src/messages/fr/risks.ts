import type { risks as english, descriptions as englishDescriptions } from '#messages/en/risks.ts'
import type { Translation } from '#messages/shape.ts'

export const risks: Translation<typeof english> = {
  title: 'Les risques, en deux minutes',
  lead: 'Ici, vous ne pouvez perdre que de l’argent d’entraînement. Les vraies cryptos et le vrai forex sont autre chose. Lisez ceci avant de placer de l’argent réel où que ce soit.',
  summary: {
    all: 'Vous pouvez perdre tout l’argent que vous placez.',
    protection: 'N’attendez pas que quelqu’un vous protège si quelque chose tourne mal.',
    promise: 'Personne ne peut honnêtement vous promettre un taux.',
    practice: 'Réussir avec de l’argent d’entraînement dit peu de choses sur l’argent réel.',
  },
  lose: {
    heading: 'Vous pouvez tout perdre',
    one: 'Le prix d’un cryptoactif peut baisser de moitié en quelques jours, et tomber à rien pour toujours. Les devises bougent moins, mais le forex se pratique en général avec de l’argent emprunté : un petit mouvement peut prendre tout ce que vous avez versé.',
  },
  protection: {
    heading: 'N’attendez pas de protection',
    one: 'Les fonds de protection des dépôts et les médiateurs ne couvrent généralement pas les cryptos. Si un site ferme, se fait voler ou garde simplement votre argent, vous n’avez peut-être personne vers qui vous tourner.',
    two: 'Un paiement en crypto ne peut pas être rappelé. Une crypto envoyée par le mauvais réseau est souvent perdue.',
  },
  liquidity: {
    heading: 'Vous ne sortez pas toujours quand vous voulez',
    one: 'Un acheteur peut manquer, un réseau peut être lent, et un site peut arrêter les retraits. Un prix sur un écran n’est pas de l’argent dans votre main.',
  },
  complex: {
    heading: 'Cela peut être difficile à comprendre',
    one: 'Si vous ne pouvez pas expliquer avec vos mots d’où vient un résultat, laissez tomber. Cherchez par vous-même, et demandez à quelqu’un qui n’a rien à vendre.',
  },
  basket: {
    heading: 'Ne mettez pas tout au même endroit',
    one: 'Une règle courante : les placements à haut risque restent sous un dixième de ce que vous avez. N’utilisez jamais l’argent du loyer, de la nourriture ou des dettes.',
  },
  warning: {
    heading: 'Les signes d’un vol',
    one: 'Un taux par jour présenté comme sûr. 2,5 % par jour feraient ×8 207 en un an.',
    two: 'Un solde qui grandit vite, et des frais ou un impôt à payer avant de pouvoir retirer.',
    three:
      'La pression pour décider aussitôt, des inconnus qui écrivent les premiers, et des récompenses pour amener des amis.',
    four: 'Des noms, des licences et des avis que personne ne peut vérifier.',
  },
  practice: {
    heading: 'Ce que l’entraînement peut ou ne peut pas apprendre',
    one: 'Vous pouvez apprendre ici comment marchent les frais, les pertes et les retraits. Vous ne pouvez pas apprendre ici ce que l’on ressent en perdant son propre argent.',
    two: 'Sauf si l’exploitant enregistre d’autres résultats, chaque jour est ici le taux illustratif du plan. Aucun vrai marché ne se comporte ainsi.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  risks:
    'Les risques des vraies cryptos et du vrai forex en deux minutes, et ce que l’entraînement peut ou ne peut pas apprendre.',
}
