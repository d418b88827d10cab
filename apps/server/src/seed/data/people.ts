const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/** Given names common in the country; combined at random, so no person is meant. */
export const givenNames = words(`
  Isagani Tala Maria Jose Juan Ana Rosa Pedro Luz Ramon Teresa Carlos Elena Antonio Carmen Manuel Corazon Francisco
  Imelda Roberto Josefina Ricardo Gloria Eduardo Leonora Fernando Milagros Alfredo Erlinda Rodolfo Norma Ernesto
  Remedios Rogelio Lourdes Romeo Angelita Danilo Evangeline Renato Marilou Arturo Rowena Alberto Cristina Edgardo
  Maricel Reynaldo Jocelyn Virgilio Liza Wilfredo Grace Benjamin Rosalie Mariano Cynthia Felipe Lorna Gregorio
  Catherine Domingo Michelle Andres Jennifer Vicente Sheila Leonardo Vanessa Emmanuel Katrina Gabriel Angelica Rafael
  Bianca Miguel Patricia Paolo Camille Enrique Denise Adrian Janine Marco Kristine Dennis Aileen Joel Rhea Mark Analyn
  Ronald Charity Arnel Hazel Noel Ivy Allan Joy Jerome Lea Nathaniel Mylene Victor Nenita Oscar Pilar Quirino Raquel
  Samuel Soledad Tomas Trinidad Ulysses Veronica Xavier Wilma Zenaida Yolanda Amado Amihan Bayani Diwata Dakila Hiraya
  Lualhati Ligaya Magtanggol Mayumi Makisig Marikit Kalayaan Liwayway Malaya Luningning Silang Sinag Himala Dalisay
`)

/** Given names of women. */
const womensNames = new Set(
  words(`
  Tala Maria Ana Rosa Luz Teresa Elena Carmen Corazon Imelda Josefina Gloria Leonora Milagros Erlinda Norma Remedios
  Lourdes Angelita Evangeline Marilou Rowena Cristina Maricel Jocelyn Liza Grace Rosalie Cynthia Lorna Catherine
  Michelle Jennifer Sheila Vanessa Katrina Angelica Bianca Patricia Camille Denise Janine Kristine Aileen Rhea Analyn
  Charity Hazel Ivy Joy Lea Mylene Nenita Pilar Raquel Soledad Trinidad Veronica Wilma Zenaida Yolanda Amihan Diwata
  Lualhati Ligaya Mayumi Marikit Liwayway Luningning Dalisay
`),
)

/** Given names of women and men alike. */
const sharedNames = new Set(words('Hiraya Kalayaan Malaya Silang Sinag Himala'))

/** Returns the sex a given name says, or the drawn one where it says none. */
export function sexOf(firstName: string, drawn: 'F' | 'M'): 'F' | 'M' {
  // of "Ma. Luz" the last part is the name
  const name = firstName.split(' ').at(-1) ?? firstName
  if (sharedNames.has(name)) return drawn
  return womensNames.has(name) ? 'F' : 'M'
}

/** Family names common in the country. */
export const familyNames = words(`
  Malaya Bayani Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Tomas Andrada Castillo Flores Villanueva Ramos
  Castro Rivera Aquino Navarro Mercado Fernandez Gonzales Domingo Salazar Francisco Santiago Soriano Delos-Reyes Diaz
  Valdez Pascual Aguilar Lopez Perez Manalo Velasco Dizon Tolentino Marquez Cortez Miranda Gutierrez Espiritu Padilla
  Ferrer Corpuz Samson Abad Natividad Lim Tan Go Sy Chua Ong Uy Yap Co Dy Panganiban Macaraeg Dimaculangan Magsaysay
  Macapagal Catacutan Katigbak Lacson Ledesma Montelibano Locsin Jalandoni Araneta Zaldivar Buenaventura Buenviaje
  Magpantay Magtibay Dimaano Dimayuga Atienza Hernandez Villareal Robles Sarmiento Concepcion Asuncion Evangelista
  Bernardo Salvador Trinidad Rosario Resurreccion Ignacio Marcelo Mariano Nicolas Pineda Quiambao Lapid Pangilinan
  Sicat Tiongson Guinto Manansala Punzalan Gatchalian Gatdula Gatmaitan Lakandula Soliman Macalintal Macatangay
  Mangubat Maglaya Maghirang Magbanua Batungbakal Bagtas Baltazar Basilio Belmonte Beltran Benitez Briones Bunag
  Caballero Cabrera Calderon Camacho Candelaria Canlas Capistrano Carandang Carpio Casimiro Caparas Celestino Cervantes
  Clemente Coronel Cordero Cuevas Custodio Dacanay Dayao Deocampo Dumlao Enriquez Escobar Esguerra Espinosa Estrella
  Fajardo Feliciano Figueroa Fortuno Galang Gallardo Galvez Gamboa Geronimo Gomez Guerrero Guevarra Ilagan Jacinto
  Javier Jimenez Labrador Lagman Legaspi Leonardo Libunao Lorenzo Lozano Lucero Luna Macasaet Madrigal Malonzo Manlapaz
  Mapua Medina Mejia Molina Montenegro Morales Moreno Nakpil Nepomuceno Nolasco Obispo Oliveros Orosco Ortega Pacheco
  Palma Paredes Peralta Pimentel Ponce Quinto Quizon Rosales Roxas Rubio Sabado Sandoval Sevilla Sison Suarez Tabora
  Tamayo Tejada Umali Urbano Valencia Vergara Yulo Yumul Zamora Zulueta Peña Ibañez Nuñez Muñoz Cariño Dueñas Zuñiga
`).map((name) => name.replace('-', ' '))

/** Nature and virtue words facilities are called by, plainly made up in pairs. */
export const facilityWords = words(`
  Amihan Dalisay Bituin Hagdan Habagat Kalinga Luntian Sinag Bukal Batis Ilog Lawa Dagat Alon Bundok Burol Gubat
  Parang Bulaklak Sampaguita Ilang Rosal Kamia Dama Gumamela Narra Molave Kamagong Yakal Acacia Kawayan Niyog Mangga
  Santol Balete Bayanihan Pagasa Ligaya Tala Buwan Araw Umaga Bukang Liwayway Takipsilim Tanglaw Liwanag Ningning
  Tiwala Galang Malasakit Kalusugan Lakas Sigla Buhay Hiraya Himig Awit Tinig Diwa Puso Kaisa Tulay Daan Landas Hangin
  Ulan Ambon Bahaghari Perlas Ginto Pilak Tanso Korales Kabibe Agila Maya Tarsier Pawikan Butanding Kalabaw Tamaraw
  Palay Uhay Banig Balangay Payaw Bangka Layag Parola Pantalan Daungan Pulo Baybay Tangway
`)

/** Streets; made up, as barangays are. */
export const streetWords = words(`
  Sampaguita Rosal Narra Molave Acacia Mabini-Uno Katipunan-Dos Bayanihan Malakas Maganda Matahimik Masaya Mapayapa
  Magiting Maharlika Pagkakaisa Kalayaan Katarungan Sikatuna-Tres Kamagong Yakal Talisay Balete Kawayan
`).map((name) => name.replace('-', ' '))

/** Barangays. */
export const barangayNames = [
  'San Bukid',
  'Bagong Silangan Uno',
  'Poblacion Ilaya',
  'Poblacion Ibaba',
  'Santa Lunti',
  'San Tulay',
  'Malinaw',
  'Matipunong Bato',
  'Bagumbayan Dos',
  'Lower Parola',
  'Upper Parola',
  'Pantalan Norte',
  'Pantalan Sur',
  'Tabing Ilog',
  'Gulod Araw',
] as const

/** Client companies. */
export const companyNames: readonly string[] = words(`
  Bahaghari Perlas Agila Tanglaw Layag Balangay Parola Pulo Uhay Sinag Habagat Kabibe Molave Bukal Tulay Lawa Ginto
  Pawikan Himig Tamaraw Banig Payaw Korales Luntian
`).flatMap((word) => [`${word} Foods Example, Inc.`, `${word} Logistics Example Corp.`])

/** Banks, invented. */
export const bankNames = ['Example Bank of Luzon', 'Example Bank of the Visayas', 'Example Savings of Mindanao']
